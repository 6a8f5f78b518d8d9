/** What decides whether a person works for the provider; days are YYYY-MM-DD. */
export interface Employment {
  readonly isActive: boolean;
  readonly hireDate?: string | null | undefined;
  readonly terminationDate?: string | null | undefined;
}

/** Whether a person works for the provider on a day: active, hired by then, and not gone before it. */
export const isEmployedOn = (profile: Employment, day: string): boolean =>
  profile.isActive && (profile.hireDate ?? day) <= day && (profile.terminationDate ?? day) >= day;
