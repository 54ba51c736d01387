import { describe, expect, test } from "vitest";
import { bytesOf, textOf } from "../src/account/push";
import { isSent, withChannel } from "../src/account/noticeKinds";
import { merged } from "../src/account/noticeList.svelte";
import { browserName } from "../src/account/userAgent";
import type { MotionInfo, NoticeInfo } from "../src/api/generated";
import { failedMotion, refuserOf } from "../src/table/motions";

describe("channels of notices", () => {
  test("only what is silent is kept", () => {
    const silent = withChannel({}, "turn", "email", false);
    expect(silent).toEqual({ turn: ["email"] });
    expect(isSent(silent, "turn", "email")).toBe(false);
    expect(isSent(silent, "turn", "push")).toBe(true);
    expect(isSent(silent, "talk", "email")).toBe(true);
    expect(withChannel(silent, "turn", "push", false)).toEqual({ turn: ["email", "push"] });
    expect(withChannel(silent, "turn", "email", true)).toEqual({});
  });
});

test("a notice that comes twice stands once, and the newest first", () => {
  const notice = (id: number, read = false) => ({ id, read }) as NoticeInfo;
  expect(merged([notice(2), notice(1)], [notice(3), notice(2, true)])).toEqual([
    notice(3),
    notice(2, true),
    notice(1),
  ]);
});

test("keys go to base64url and back", () => {
  const bytes = Uint8Array.from([251, 255, 0, 62, 63]);
  expect(textOf(bytes)).toBe("-_8APj8");
  expect(bytesOf("-_8APj8")).toEqual(bytes);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1", "Safari, iOS"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/125.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/125.0 Safari/537.36 Edg/125.0", "Edge, Windows"],
  ["curl/8.0", "curl/8.0"],
  ["", "?"],
])("%s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

describe("a motion that came to nothing", () => {
  const motion = (status: string, votes = {}) =>
    ({ id: 7, kind: "pause", proposer: "rome", status, votes, waiting: [] }) as unknown as MotionInfo;
  const open = [motion("open")];

  test("is told to all but whoever ended it", () => {
    const refused = motion("refused", { paris: true, london: false });
    expect(refuserOf(refused)).toBe("london");
    expect(failedMotion(open, refused, ["rome"])).toBe(refused);
    expect(failedMotion(open, refused, ["london"])).toBeNull();
    expect(failedMotion(open, motion("withdrawn"), ["rome"])).toBeNull();
    expect(failedMotion(open, motion("lapsed"), ["rome"])).not.toBeNull();
  });

  test("is told once, and what was carried is not", () => {
    expect(failedMotion([motion("refused")], motion("refused"), [])).toBeNull();
    expect(failedMotion(open, motion("carried"), [])).toBeNull();
    expect(failedMotion([], motion("refused"), [])).toBeNull();
  });
});
