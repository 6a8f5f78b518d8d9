interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** `Amara Okafor` as `AO`. A person with only one name has its first letter. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join('');
