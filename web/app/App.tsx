import { HashRouter } from 'react-router-dom';
import { KitProvider } from '../kit/KitProvider.tsx';
import './app.css';
import { AppRoutes } from './AppRoutes.tsx';
import { useThemeName } from './themeChoice.ts';

export function App() {
  const theme = useThemeName();
  return (
    <KitProvider theme={theme}>
      <HashRouter>
        <AppRoutes />
      </HashRouter>
    </KitProvider>
  );
}
