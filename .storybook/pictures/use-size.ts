import { useEffect, useState } from 'react';

export interface Sized {
  source: string;
  width: number;
  height: number;
}

/** A picture with its size, once it is there; undefined where it cannot be shown. */
export function useSize(source: string | undefined): Sized | undefined {
  const [sized, setSized] = useState<Sized>();
  useEffect(() => {
    if (!source) return;
    const image = new Image();
    image.onload = () => setSized({ source, width: image.naturalWidth, height: image.naturalHeight });
    image.src = source;
    return () => {
      image.onload = null;
    };
  }, [source]);
  return sized?.source === source ? sized : undefined;
}
