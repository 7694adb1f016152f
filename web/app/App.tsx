import { RouterProvider } from 'react-router-dom';
import { KitProvider } from '../kit/KitProvider.tsx';
import './app.css';
import { router } from './router.tsx';
import { useThemeName } from './themeChoice.ts';

export function App() {
  const theme = useThemeName();
  return (
    <KitProvider theme={theme}>
      <RouterProvider router={router} />
    </KitProvider>
  );
}
