import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads an open page again when what it shows changes by the clock alone.
 * @param loaded what the page came with, another object after each loading
 */
export function useReloadAfter(loaded: { changesIn?: number | undefined } | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded?.changesIn === undefined) return undefined;
    const timer = setTimeout(revalidate, loaded.changesIn);
    return () => clearTimeout(timer);
  }, [loaded, revalidate]);
}
