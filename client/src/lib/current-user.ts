let signedInUserId: string | null = null;

/** Who is signed in, for code outside React. A draft is sent only under the name of the person who wrote it. */
export function reportSignedInUser(userId: string | null): void {
  signedInUserId = userId;
}

export function currentUserId(): string | null {
  return signedInUserId;
}
