import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

const SCRIPT = fileURLToPath(new URL('./src/app/colour-mode.js', import.meta.url));
const PLACE = '<!-- src/app/colour-mode.js -->';

/**
 * Writes the script that runs before the first paint into the page: one request fewer before anything is seen. The content
 * security policy allows it by its hash (server/src/platform/http/page-scripts.ts).
 */
export const pageScript = (): Plugin => ({
  name: 'page-script',
  transformIndexHtml(html, { filename }) {
    if (!filename.endsWith('/index.html')) return html;
    if (!html.includes(PLACE)) throw new Error(`index.html has no place for its script: ${PLACE}`);
    const { code } = minifySync('colour-mode.js', readFileSync(SCRIPT, 'utf8'));
    return html.replace(PLACE, () => `<script>${code}</script>`);
  },
});
