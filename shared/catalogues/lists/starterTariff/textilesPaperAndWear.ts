/** Sections VIII to XII: leather, wood, paper, textiles, clothing, footwear. Form: `readStarterLines.ts`. */
export const textilesPaperAndWear = `
4104.41.00.00 KGM 5.00 Cuero de bovino plena flor, seco
4107.12.00.00 KGM 5.00 Cuero preparado de bovino, flor dividida
4201.00.00.00 C62 15.00 Sillas de montar, correas y collares para animales
4202.12.00.00 C62 15.00 Maletas y valijas con la superficie de plástico o textil
4202.21.00.00 C62 15.00 Bolsos de mano de cuero
4202.22.00.00 C62 15.00 Bolsos de mano con la superficie de plástico o textil
4202.31.00.00 C62 15.00 Billeteras y artículos de bolsillo de cuero
4202.92.00.00 C62 15.00 Bolsos y maletas con la superficie de plástico o textil
4203.10.00.00 C62 15.00 Chaquetas y prendas de cuero
4203.21.00.00 PR 15.00 Guantes de cuero para deporte
4203.30.00.00 C62 15.00 Cinturones y cinchos de cuero
4302.19.00.00 KGM 10.00 Pieles curtidas de peletería
4401.31.00.00 KGM 5.00 Pellets de madera
4403.11.00.00 MTQ 5.00 Trozas de conífera tratadas
4407.11.00.00 MTQ 10.00 Madera aserrada de pino
4410.11.00.00 MTQ 10.00 Tableros de partículas de madera, melamina
4411.12.00.00 MTQ 10.00 Tableros de fibra de madera, MDF de hasta 5 mm
4411.14.00.00 MTQ 10.00 Tableros de fibra de madera, MDF de más de 9 mm
4412.33.00.00 MTQ 10.00 Madera contrachapada, plywood
4415.20.00.00 C62 10.00 Tarimas y paletas de madera
4418.21.00.00 C62 15.00 Puertas de madera tropical y sus marcos
4418.75.00.00 MTK 15.00 Pisos de madera ensamblados
4419.19.00.00 KGM 15.00 Artículos de mesa y cocina de bambú
4421.91.00.00 KGM 15.00 Manufacturas de bambú, las demás
4421.99.00.00 KGM 15.00 Manufacturas de madera, las demás
4504.10.00.00 KGM 10.00 Corcho aglomerado en bloques y placas
4601.29.00.00 MTK 15.00 Esteras y petates vegetales
4602.19.00.00 KGM 15.00 Canastas y cestería vegetal
4703.21.00.00 KGM 0.00 Pulpa química de madera de conífera, blanqueada
4707.10.00.00 KGM 0.00 Papel y cartón reciclado kraft
4801.00.00.00 KGM 0.00 Papel periódico
4802.56.00.00 KGM 5.00 Papel bond en hojas para impresora
4802.57.00.00 KGM 5.00 Papel para escribir o imprimir, los demás
4803.00.00.00 KGM 5.00 Papel tisú en bobinas
4804.11.00.00 KGM 0.00 Papel kraftliner crudo
4804.21.00.00 KGM 0.00 Papel kraft para sacos, crudo
4805.19.00.00 KGM 5.00 Papel para acanalar, médium
4810.13.00.00 KGM 5.00 Papel cuché en bobinas
4810.92.00.00 KGM 5.00 Cartulina y cartón estucado multicapa
4811.41.00.00 KGM 5.00 Papel y cartón autoadhesivo
4811.59.00.00 KGM 5.00 Papel y cartón recubierto de plástico
4811.90.00.00 KGM 5.00 Papel térmico y recubierto, los demás
4818.10.00.00 KGM 15.00 Papel higiénico
4818.20.00.00 KGM 15.00 Toallas de papel y pañuelos
4818.30.00.00 KGM 15.00 Servilletas y manteles de papel
4819.10.00.00 KGM 10.00 Cajas de cartón corrugado
4819.20.00.00 KGM 10.00 Cajas plegadizas de cartón
4819.40.00.00 KGM 10.00 Bolsas de papel
4820.10.00.00 KGM 15.00 Agendas, libretas y libros de registro
4820.20.00.00 KGM 15.00 Cuadernos
4821.10.00.00 KGM 5.00 Etiquetas impresas de papel o cartón
4821.90.00.00 KGM 5.00 Etiquetas de papel sin imprimir
4823.69.00.00 KGM 15.00 Vasos, platos y bandejas de papel
4823.90.00.00 KGM 10.00 Manufacturas de papel o cartón, las demás
4901.99.00.00 KGM 0.00 Libros impresos
4902.90.00.00 KGM 0.00 Revistas y periódicos impresos
4907.00.00.00 KGM 5.00 Billetes, cheques y sellos
4908.10.00.00 KGM 10.00 Calcomanías vitrificables
4911.10.00.00 KGM 10.00 Catálogos e impresos publicitarios
4911.99.00.00 KGM 10.00 Impresos, los demás
5007.20.00.00 MTK 10.00 Tela de seda
5106.10.00.00 KGM 5.00 Hilado de lana cardada
5112.19.00.00 MTK 10.00 Tela de lana peinada
5205.24.00.00 KGM 5.00 Hilo de algodón peinado
5208.52.00.00 MTK 10.00 Tela de algodón estampada de hasta 200 g
5209.42.00.00 MTK 10.00 Mezclilla, denim de algodón
5212.23.00.00 MTK 10.00 Tejidos de algodón teñidos, los demás
5305.00.00.00 KGM 0.00 Fibra de coco, abacá y ramio en bruto
5310.10.00.00 MTK 5.00 Tela de yute, cruda
5401.10.00.00 KGM 5.00 Hilo de coser de filamento sintético
5402.33.00.00 KGM 0.00 Hilado texturado de poliéster
5407.52.00.00 MTK 10.00 Tela de poliéster texturado, teñida
5503.20.00.00 KGM 0.00 Fibra discontinua de poliéster
5508.10.00.00 KGM 5.00 Hilo de coser de fibra sintética
5513.11.00.00 MTK 10.00 Tela de poliéster con algodón, cruda
5601.21.00.00 KGM 10.00 Guata y motas de algodón
5603.12.00.00 KGM 5.00 Tela sin tejer de filamento, de 25 a 70 g
5607.49.00.00 KGM 10.00 Cordeles y lazos de polietileno o polipropileno
5608.19.00.00 KGM 10.00 Redes y mallas textiles
5702.42.00.00 MTK 15.00 Alfombras tejidas sintéticas
5703.29.00.00 MTK 15.00 Alfombras con mechón insertado y grama artificial
5806.32.00.00 KGM 5.00 Cintas de tela sintética
5807.10.00.00 KGM 10.00 Etiquetas tejidas para ropa
5810.92.00.00 KGM 10.00 Bordados de fibra sintética
5903.10.00.00 MTK 5.00 Tela recubierta con PVC, lona y cuerina
5903.20.00.00 MTK 5.00 Tela recubierta con poliuretano
5906.91.00.00 MTK 5.00 Tela de punto cauchutada
5911.90.00.00 KGM 5.00 Artículos textiles para uso técnico, filtros de tela
6001.92.00.00 MTK 10.00 Terciopelo y felpa de punto sintético
6004.10.00.00 KGM 10.00 Tela de punto con elastano, licra
6006.22.00.00 KGM 10.00 Tela de punto de algodón teñida
6006.32.00.00 KGM 10.00 Tela de punto sintética teñida
6101.30.00.00 C62 15.00 Abrigos y chumpas de punto sintético para hombre
6103.42.00.00 C62 15.00 Pantalones de punto de algodón para hombre
6104.43.00.00 C62 15.00 Vestidos de punto sintético
6104.62.00.00 C62 15.00 Pantalones de punto de algodón para mujer
6104.63.00.00 C62 15.00 Pantalones y licras de punto sintético para mujer
6105.10.00.00 C62 15.00 Camisas y playeras polo de punto de algodón para hombre
6106.10.00.00 C62 15.00 Blusas de punto de algodón
6107.11.00.00 C62 15.00 Calzoncillos y bóxer de algodón
6108.21.00.00 C62 15.00 Calzones y bragas de algodón
6108.31.00.00 C62 15.00 Pijamas de punto de algodón para mujer
6109.10.00.00 C62 15.00 Camisetas de punto, de algodón
6109.90.00.00 C62 15.00 Camisetas y playeras de punto de otras materias
6110.20.00.00 C62 15.00 Suéteres y sudaderas de algodón
6110.30.00.00 C62 15.00 Suéteres y sudaderas sintéticos
6111.20.00.00 KGM 15.00 Ropa de bebé de punto de algodón
6112.41.00.00 C62 15.00 Trajes de baño para mujer, sintéticos
6115.95.00.00 PR 15.00 Calcetines y medias de algodón
6115.96.00.00 PR 15.00 Calcetines y medias sintéticos
6116.10.00.00 PR 15.00 Guantes de punto recubiertos de plástico o caucho
6201.40.00.00 C62 15.00 Abrigos y chumpas de tela sintética para hombre
6203.12.00.00 C62 15.00 Trajes formales de fibra sintética para hombre
6203.42.00.00 C62 15.00 Pantalones de algodón para hombres o niños
6203.43.00.00 C62 15.00 Pantalones de fibra sintética para hombre
6204.43.00.00 C62 15.00 Vestidos de tela sintética
6204.62.00.00 C62 15.00 Pantalones de lona y algodón para mujer
6205.20.00.00 C62 15.00 Camisas de algodón para hombre
6205.30.00.00 C62 15.00 Camisas de fibra sintética para hombre
6206.40.00.00 C62 15.00 Blusas de fibra sintética
6210.10.00.00 C62 15.00 Batas y prendas desechables sin tejer
6211.33.00.00 C62 15.00 Overoles y ropa de trabajo sintética
6212.10.00.00 C62 15.00 Brasieres, sostenes
6214.30.00.00 C62 15.00 Chales y bufandas sintéticas
6217.10.00.00 KGM 15.00 Accesorios de vestir, los demás
6301.40.00.00 C62 15.00 Frazadas y cobijas sintéticas
6302.21.00.00 C62 15.00 Sábanas y ropa de cama estampada de algodón
6302.60.00.00 C62 15.00 Toallas de algodón
6303.92.00.00 C62 15.00 Cortinas sintéticas
6305.33.00.00 KGM 10.00 Sacos y costales de polipropileno
6306.12.00.00 KGM 15.00 Toldos y lonas sintéticas
6306.22.00.00 C62 15.00 Tiendas de campaña sintéticas
6307.10.00.00 KGM 15.00 Trapeadores y paños de limpieza
6307.90.00.00 KGM 15.00 Mascarillas, fajas y confecciones textiles, las demás
6309.00.00.00 KGM 15.00 Ropa usada, paca
6401.92.00.00 PR 15.00 Botas de hule impermeables
6402.19.00.00 PR 15.00 Calzado deportivo de caucho o plástico
6402.20.00.00 PR 15.00 Sandalias de tiras de caucho o plástico
6402.99.00.00 PR 15.00 Zapatos de caucho o plástico, los demás
6403.19.00.00 PR 15.00 Calzado deportivo de cuero
6403.40.00.00 PR 15.00 Botas de seguridad con puntera de metal, de cuero
6403.99.90.00 PR 15.00 Calzado con parte superior de cuero, los demás
6404.11.00.00 PR 15.00 Tenis y calzado deportivo de tela
6404.19.00.00 PR 15.00 Zapatos de tela con suela de caucho o plástico
6406.20.00.00 PR 5.00 Suelas y tacones de caucho o plástico
6505.00.00.00 C62 15.00 Gorras y sombreros de tela o de punto
6506.10.00.00 C62 5.00 Cascos de seguridad y de motociclista
6601.99.00.00 C62 15.00 Paraguas y sombrillas
6702.10.00.00 KGM 15.00 Flores y follaje artificiales de plástico
6704.11.00.00 C62 15.00 Pelucas sintéticas
`;
