import type { Plugin } from 'vite';

/** Writes down beside vite's manifest which modules each built file holds, and their bytes: `npm run weigh` reads it. */
export const moduleSizes = (root: string): Plugin => ({
  name: 'module-sizes',
  apply: 'build',
  generateBundle(_, bundle) {
    const sizes = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              Object.fromEntries(
                Object.entries(file.modules)
                  .filter(([, { renderedLength }]) => renderedLength > 0)
                  .map(([id, { renderedLength }]) => [id.replace(root, ''), renderedLength]),
              ),
            ] as const,
          ]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(sizes)),
    });
  },
});
