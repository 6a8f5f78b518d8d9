export function orphansIn(folder: string): string[];
