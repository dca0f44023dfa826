/** Origins besides the product's own that its pages may use. */
export interface OutsideOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images: readonly string[];
  styles: readonly string[];
}

export const everywhere = (origins: readonly string[]): OutsideOrigins => ({
  scripts: origins,
  connections: origins,
  frames: origins,
  images: origins,
  styles: origins,
});
