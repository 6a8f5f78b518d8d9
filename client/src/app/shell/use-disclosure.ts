import { useEffect, useRef, useState } from 'react';

/**
 * A panel that a button of the bar opens. A press or the focus elsewhere closes it, and so does Escape, which returns to
 * the button.
 */
export const useDisclosure = () => {
  const [isOpen, setIsOpen] = useState(false);
  /** Holds the button and the panel. */
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return { isOpen, setIsOpen, root, button };
};
