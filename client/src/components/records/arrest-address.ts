/** How a record's address says that arrest mode is open. A reload and the shell's search lead into it. */
export const ARREST_MODE = { name: 'mode', value: 'arrest' } as const;

const RECORD_PATH = /^\/(createprf|prf\/[^/]+)$/;

/** Where arrest mode opens from a path: over the open record, otherwise over a new one. */
export const arrestAddress = (pathname: string): { readonly path: string; readonly isHere: boolean } => {
  const isHere = RECORD_PATH.test(pathname);
  return { path: `${isHere ? pathname : '/createprf'}?${ARREST_MODE.name}=${ARREST_MODE.value}`, isHere };
};
