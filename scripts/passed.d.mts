interface About {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly day?: Date;
  readonly others?: readonly string[];
}
interface Noted {
  readonly key: string;
  readonly at: string;
  readonly counts?: unknown;
}

export declare const keyOf: (root: string, about?: About) => string | null;
export declare const passedIn: (file: string) => {
  readonly of: (step: string, key: string | null) => Noted | null;
  readonly keep: (step: string, key: string | null, counts?: unknown) => void;
};
