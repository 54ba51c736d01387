// The rule behind each way in which a game ends.

const endings: Record<string, string> = {
  automatic: "17-r4",
  points: "17-r6",
};

export default endings;
