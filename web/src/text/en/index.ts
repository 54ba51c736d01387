// The messages that are loaded with the page; those of a page beside the table come when it is opened.

export default import.meta.glob<string>(
  "./{aids,analysis,chance,client,dice,gestures,lessons,lobby,notices,orders,story,table,values}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
