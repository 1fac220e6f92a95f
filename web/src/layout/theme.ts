import { useCallback, useState } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'swarm.theme';

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

function stored(): Theme {
  const value = window.localStorage.getItem(KEY);
  return isTheme(value) ? value : 'system';
}

/** Sets the colours as they were chosen; "system" leaves them to the device. */
export function applyTheme(theme: Theme = stored()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme chosen, and a way to choose another. */
export function useTheme(): [Theme, (theme: string) => void] {
  const [theme, setTheme] = useState(stored);
  const choose = useCallback((wanted: string) => {
    if (!isTheme(wanted)) return;
    window.localStorage.setItem(KEY, wanted);
    applyTheme(wanted);
    setTheme(wanted);
  }, []);
  return [theme, choose];
}
