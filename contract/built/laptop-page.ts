/** What `/portatil/{id}` says of one laptop. */
export interface LaptopPage {
  id: string;
  name: string;
}
