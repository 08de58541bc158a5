/** What `/como-decidimos` says that the engine knows. */
export interface Method {
  /** Laptops in the catalogue. */
  size: number;
}
