interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** `Amara Okafor` as `AO`; a person of one name as its first letter. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join('');
