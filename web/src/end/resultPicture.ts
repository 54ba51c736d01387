// A picture of the result, to be sent to others: drawn here, by nobody else.

export interface PictureLine {
  name: string;
  /** Of the role, as CSS. */
  colour: string;
  points: string;
  /** Its part of the longest bar, 0 to 1. */
  part: number;
  won: boolean;
}

export interface Picture {
  title: string;
  sentence: string;
  lines: readonly PictureLine[];
  paper: string;
  ink: string;
  accent: string;
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 60];
const FACE = '"EB Garamond", Georgia, serif';

/** Breaks a text into lines of at most so many pixels. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export async function drawResult({ title, sentence, lines, paper, ink, accent }: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = accent;
  pen.lineWidth = 6;
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
  pen.fillStyle = accent;
  pen.font = `italic 30px ${FACE}`;
  pen.fillText(title, MARGIN, 84);
  pen.fillStyle = ink;
  pen.font = `44px ${FACE}`;
  const words = wrap(sentence, WIDTH - 2 * MARGIN, (text) => pen.measureText(text).width).slice(0, 2);
  words.forEach((line, n) => pen.fillText(line, MARGIN, 144 + 50 * n));
  const top = 190 + 50 * (words.length - 1);
  const step = Math.min(70, (HEIGHT - 50 - top) / Math.max(1, lines.length));
  lines.forEach((line, n) => drawLine(pen, line, ink, top + step * n, step));
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function drawLine(
  pen: CanvasRenderingContext2D,
  { name, colour, points, part, won }: PictureLine,
  ink: string,
  y: number,
  step: number,
): void {
  const size = Math.min(32, step * 0.55);
  const [from, most] = [MARGIN + 340, WIDTH - 2 * MARGIN - 440];
  const base = y + step * 0.62;
  pen.fillStyle = colour;
  pen.fillRect(from, base - size * 0.75, Math.max(4, part * most), size * 0.9);
  pen.fillStyle = ink;
  pen.font = `${won ? "600 " : ""}${size}px ${FACE}`;
  pen.fillText(`${won ? "★ " : ""}${name}`, MARGIN, base, 330);
  pen.fillText(points, from + Math.max(4, part * most) + 14, base);
}
