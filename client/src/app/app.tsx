import { RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from './error-screen';
import { Providers } from './providers';
import { createRouter } from './router';

const router = createRouter();

export function App() {
  return (
    <ErrorBoundary>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </ErrorBoundary>
  );
}
