import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Opens the page of a push message that was pressed while the application was open (client/public/push-worker.js). */
export function usePushedPages(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const hear = ({ data }: MessageEvent<{ readonly type?: unknown; readonly path?: unknown } | null>) => {
      if (data?.type === 'OPEN_PAGE' && isPath(data.path)) void navigate(data.path);
    };
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  }, [navigate]);
}
