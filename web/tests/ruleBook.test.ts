// The rule book in the page: the rulings behind a citation.

import { describe, expect, it } from "vitest";
import { rulingsFor } from "../src/rules/ruleBook";

const ruling = (id: string, ...statements: string[]) => ({ id, heading: id, html: "", statements });

describe("rulings behind a citation", () => {
  const rulings = [ruling("R1"), ruling("R2", "9.1-r4"), ruling("R3", "9.1-r5", "9.2-r1")];

  it("are those about one of its statements", () => {
    expect(rulingsFor(rulings, ["9.1-r4", "9.2-r1"]).map(({ id }) => id)).toEqual(["R2", "R3"]);
    expect(rulingsFor(rulings, ["9.1-r40"])).toEqual([]);
  });

  it("are the one that is named", () => {
    expect(rulingsFor(rulings, ["R1"]).map(({ id }) => id)).toEqual(["R1"]);
  });
});
