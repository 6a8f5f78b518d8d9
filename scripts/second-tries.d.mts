interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export declare const secondTries: (report: Pick<Suite, 'suites'>) => readonly string[];
export declare const secondTryLine: (titles: readonly string[]) => string | null;
