import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something of the frame is open over the page; it closes when another page is shown. */
export function useOpenOverPage(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return [open, setOpen];
}
