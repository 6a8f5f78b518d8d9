interface FieldLabelProps {
  readonly label: string;
  /** Required before signing and still empty. */
  readonly isMissing: boolean;
  /** The card's title says the same, so the label is only for people who cannot see it. */
  readonly isNamedByCard: boolean;
}

/** A field's label, and whether it is needed to sign. */
export function FieldLabel({ label, isMissing, isNamedByCard }: FieldLabelProps) {
  return (
    <>
      <span className={isNamedByCard ? 'sl-hidden' : undefined}>
        {label}
        {isMissing ? ' · ' : ''}
      </span>
      {isMissing ? <span className="prf-needed">needed to sign</span> : null}
    </>
  );
}
