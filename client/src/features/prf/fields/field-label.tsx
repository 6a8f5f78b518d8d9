interface FieldLabelProps {
  readonly label: string;
  /** Asked for before signing and not there yet. */
  readonly isMissing: boolean;
  /** The card's title says the same: the label is for who does not see it. */
  readonly isNamedByCard: boolean;
}

/** What a field is called, and that it is wanted for signing. */
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
