import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/global.css';
import './fonts/inter.css';
// The sign-in page is in the first files, in English, so that nobody with a poor signal waits for more.
import './features/users/login.page';
import './lib/words/en/sign-in.json';
import './lib/words/worded';
import { wipeHourly } from './lib/device/wipe-hourly';
import { watchConnection } from './lib/online';

watchConnection();
wipeHourly();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
