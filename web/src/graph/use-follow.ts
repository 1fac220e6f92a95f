import { type RefObject, useEffect, useRef } from 'react';
import type { GraphNode } from './graph-contract.ts';

/** Keeps the current node in sight where the drawing is larger than its frame; without one, the middle of the top. */
export function useFollow(node: GraphNode | undefined): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  const { x, y } = node ?? {};
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const drawing = box.firstElementChild;
    const scale =
      drawing instanceof SVGSVGElement ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    box.scrollTo({
      left: x === undefined ? (box.scrollWidth - box.clientWidth) / 2 : x * scale - box.clientWidth / 2,
      top: y === undefined ? 0 : y * scale - box.clientHeight / 2,
    });
  }, [x, y]);
  return frame;
}
