import { Canvas } from './canvas.ts';
import type { DeflateQueue } from './deflateQueue.ts';
import type { FormTemplate } from './formTemplate.ts';
import { centipoints } from './geometry.ts';
import type { PdfSurface } from './pdfSurface.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';

/** A template that is written once, as a Form XObject. */
export interface Form {
  stream: Uint8Array;
  /** Points. */
  readonly box: readonly number[];
}

interface Place {
  surface: PdfSurface;
  fonts: PrintFonts;
  streams: DeflateQueue;
  reports: PrintReport[];
}

const EMPTY = new Uint8Array(0);
const points = (millimetres: number) => centipoints(millimetres) / 100;

/** Box of a page or form, in points. */
export const pageBox = ({ width, height }: FormTemplate['size']): readonly number[] => [
  0,
  0,
  points(width),
  points(height),
];

/** Templates of one document: each becomes a form when a page first repeats it, and is reported on once. */
export class TemplateForms {
  readonly forms: Form[] = [];
  /** Names of the templates' forms; undefined for an empty one. */
  private readonly keys = new Map<FormTemplate, string | undefined>();
  private readonly shown = new Set<FormTemplate>();

  private readonly on: Place;

  constructor(on: Place) {
    this.on = on;
  }

  wasShown(template: FormTemplate): boolean {
    return this.shown.has(template);
  }

  show(template: FormTemplate): void {
    this.shown.add(template);
  }

  /** Draws a template where the surface stands. */
  draw({ size, draw }: FormTemplate, found: PrintReport[]): void {
    const canvas = new Canvas(this.on.surface, this.on.fonts, size, 0, found);
    draw(canvas);
    canvas.close();
  }

  /** Name of the template's form, which is written when it is first asked for. */
  keyOf(template: FormTemplate): string | undefined {
    if (this.keys.has(template)) return this.keys.get(template);
    const { surface, streams, reports } = this.on;
    surface.begin(template.size.height, true);
    this.draw(template, this.wasShown(template) ? [] : reports);
    const content = surface.finish();
    const key = content.length > 0 ? `T${this.forms.length}` : undefined;
    if (key) {
      const form: Form = { stream: EMPTY, box: pageBox(template.size) };
      this.forms.push(form);
      streams.add(content, false, (stream) => (form.stream = stream));
    }
    this.keys.set(template, key);
    return key;
  }
}
