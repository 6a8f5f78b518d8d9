import '@fontsource-variable/inter/wght.css';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/global.css';
import { wipeHourly } from './lib/device/wipe-hourly';
import { watchConnection } from './lib/online';

dayjs.locale('en-gb');
watchConnection();
wipeHourly();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
