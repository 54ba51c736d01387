// Attempts in a row: each throws its dice before the next is chosen.

import type { Series } from "../../table/answerSeries";

const series: readonly Series[] = [
  { key: "reformation.target", meanwhile: { "attempt.helper": "pass" } },
  { key: "counter.target", meanwhile: { "attempt.helper": "pass" } },
];

export default series;
