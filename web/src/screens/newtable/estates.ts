/** What the pictures of the board game's estates need; a part of its `Printed`. */
export interface EstateBoard {
  spaces: { x: number; y: number }[];
  estates: {
    number: string;
    name: Record<'fr' | 'en', string>;
    letters: string;
    districts: number[];
    reconstruction: boolean;
  }[];
  families: string[];
  letters: string;
}
