interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly VITEST_TEST_PATH?: string;
}
interface Failed {
  readonly fullName: string;
  readonly errors: () => readonly Failure[];
}
interface Module {
  readonly moduleId: string;
  readonly errors: () => readonly Failure[];
  readonly children: {
    readonly allSuites: () => Iterable<Failed>;
    readonly allTests: (state: 'failed') => Iterable<{
      readonly fullName: string;
      readonly result: () => { readonly errors?: readonly Failure[] };
    }>;
  };
}
interface Failures {
  readonly tests: readonly string[];
  readonly uncaught: readonly string[];
  readonly files: readonly (string | null | undefined)[];
}

export declare const failuresOf: (modules: readonly Module[], unhandled: readonly Failure[]) => Failures;
export declare const canTryAgain: (failures: Failures) => boolean;
