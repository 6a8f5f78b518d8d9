let signedInUserId: string | null = null;

/** Who is signed in, for what runs outside React: a draft is only ever sent under the name of the person who wrote it. */
export function reportSignedInUser(userId: string | null): void {
  signedInUserId = userId;
}

export function currentUserId(): string | null {
  return signedInUserId;
}
