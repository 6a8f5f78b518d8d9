interface SubscoreProps {
  /** Null if there are none to show. */
  readonly points: number | null;
}

/** The NEWS2 points of one parameter, next to its figure or question. */
export function Subscore({ points }: SubscoreProps) {
  if (points === null) return null;
  return (
    <span className="prf-subscore" data-score={points}>
      <span className="sl-hidden">NEWS2 points: </span>
      {points}
    </span>
  );
}
