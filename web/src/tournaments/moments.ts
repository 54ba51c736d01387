// Moments in fields of forms: the browser's own time, to the minute.

const two = (number: number) => String(number).padStart(2, "0");

/** Seconds since 1970 as the value of a field for date and time. */
export function fieldOf(at: number): string {
  const date = new Date(at * 1000);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Seconds since 1970; null for an empty field. */
export const momentOf = (field: string): number | null => (field ? new Date(field).getTime() / 1000 : null);
