// The rule behind each way in which a game ends.

const endings: Record<string, string> = {
  points: "4.5-r1",
};

export default endings;
