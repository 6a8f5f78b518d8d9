interface SubscoreProps {
  /** Null where there are none to show. */
  readonly points: number | null;
}

/** One parameter's NEWS2 points, beside its figure or question. */
export function Subscore({ points }: SubscoreProps) {
  if (points === null) return null;
  return (
    <span className="prf-subscore" data-score={points}>
      <span className="sl-hidden">NEWS2 points: </span>
      {points}
    </span>
  );
}
