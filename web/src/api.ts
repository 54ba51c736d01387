// What the server says, and how it is asked.

export interface Title {
  name: string;
  players: number[];
}

export async function fetchTitles(): Promise<Title[]> {
  const response = await fetch("/api/titles");
  if (!response.ok) throw new Error(`/api/titles answered ${response.status}`);
  return response.json();
}
