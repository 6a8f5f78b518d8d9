const pad = (part: number): string => String(part).padStart(2, '0');

const whole = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

/** A running clock: '04:07', from an hour on '1:04:07'. */
export function clockOfDuration(ms: number): string {
  const seconds = whole(ms);
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** In words: '20 s', '3 min 20 s', '1 h 5 min'. */
export function wordsOfDuration(ms: number): string {
  const seconds = whole(ms);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
