// The rule behind each way in which a game ends.

const endings: Record<string, string> = {
  military: "23.1-r2",
  religious: "23.1-r3",
  standard: "23.3-r2",
  domination: "23.3-r5",
  time: "23.3-r8",
};

export default endings;
