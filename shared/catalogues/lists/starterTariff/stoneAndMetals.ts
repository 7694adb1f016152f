/** Sections XIII to XV: stone, ceramics, glass, precious and base metals. Form: `readStarterLines.ts`. */
export const stoneAndMetals = `
6802.91.00.00 KGM 15.00 Mármol trabajado, encimeras
6802.93.00.00 KGM 15.00 Granito tallado, en losas o pulido
6804.22.00.00 C62 10.00 Muelas y discos de abrasivos aglomerados, los demás
6805.20.00.00 KGM 10.00 Lijas de papel o cartón
6806.10.00.00 KGM 5.00 Lana mineral y lana de roca
6807.10.00.00 KGM 10.00 Manto asfáltico en rollos
6809.11.00.00 MTK 10.00 Paneles de yeso, tablayeso
6810.11.00.00 KGM 15.00 Bloques y ladrillos de cemento
6811.82.00.00 MTK 10.00 Láminas de fibrocemento
6813.81.00.00 KGM 5.00 Pastillas y fricciones para frenos, sin amianto
6815.99.00.00 KGM 5.00 Manufacturas de piedra o minerales, las demás
6902.20.00.00 KGM 0.00 Ladrillos refractarios de alúmina o sílice
6905.10.00.00 KGM 15.00 Tejas de cerámica
6907.21.00.00 MTK 15.00 Pisos y azulejos cerámicos de baja absorción, porcelanato
6907.23.00.00 MTK 15.00 Pisos y azulejos cerámicos de alta absorción
6910.10.00.00 C62 15.00 Inodoros, lavamanos y sanitarios de porcelana
6911.10.00.00 KGM 15.00 Vajilla de porcelana
6912.00.00.00 KGM 15.00 Vajilla y tazas de cerámica
6914.90.00.00 KGM 15.00 Manufacturas de cerámica, las demás
7003.12.00.00 MTK 5.00 Vidrio colado en placas, coloreado
7005.29.00.00 MTK 5.00 Vidrio flotado incoloro
7007.11.00.00 C62 10.00 Vidrio templado para vehículos
7007.19.00.00 MTK 10.00 Vidrio templado, los demás
7007.21.00.00 C62 10.00 Parabrisas, vidrio laminado para vehículos
7009.10.00.00 C62 10.00 Retrovisores para vehículos
7009.92.00.00 KGM 15.00 Espejos de vidrio enmarcados
7010.90.00.00 C62 5.00 Botellas, frascos y envases de vidrio
7013.37.00.00 C62 15.00 Vasos de vidrio
7013.49.00.00 KGM 15.00 Artículos de vidrio para mesa o cocina
7019.90.00.00 KGM 5.00 Fibra de vidrio y sus manufacturas, las demás
7020.00.00.00 KGM 10.00 Manufacturas de vidrio, las demás
7102.39.00.00 CTM 5.00 Diamantes trabajados sin montar
7108.12.00.00 GRM 0.00 Oro en bruto
7113.11.00.00 GRM 15.00 Joyería de plata
7113.19.00.00 GRM 15.00 Joyería de oro
7117.19.00.00 KGM 15.00 Bisutería de metal común
7117.90.00.00 KGM 15.00 Bisutería, las demás
7204.49.00.00 KGM 0.00 Chatarra de hierro
7207.20.00.00 KGM 0.00 Palanquilla de acero
7208.39.00.00 KGM 0.00 Bobinas de acero laminado en caliente de menos de 3 mm
7209.17.00.00 KGM 0.00 Bobinas de acero laminado en frío
7210.41.00.00 KGM 5.00 Lámina galvanizada ondulada
7210.49.00.00 KGM 5.00 Lámina galvanizada lisa
7210.70.00.00 KGM 10.00 Lámina prepintada de acero
7213.91.00.00 KGM 0.00 Alambrón de acero
7214.20.00.00 KGM 10.00 Varillas de hierro corrugado para construcción
7216.50.00.00 KGM 5.00 Perfiles de hierro, los demás
7217.20.00.00 KGM 10.00 Alambre galvanizado
7219.34.00.00 KGM 0.00 Lámina de acero inoxidable de 0.5 a 1 mm
7222.20.00.00 KGM 0.00 Barras de acero inoxidable
7225.30.00.00 KGM 0.00 Bobinas de acero aleado laminado en caliente
7304.39.00.00 KGM 0.00 Tubos de acero sin costura
7306.30.00.00 KGM 10.00 Tubos de acero soldados redondos, negros o galvanizados
7306.61.00.00 KGM 10.00 Tubos de acero cuadrados o rectangulares
7307.92.00.00 KGM 5.00 Codos, curvas y uniones roscadas de hierro
7307.99.00.00 KGM 5.00 Accesorios de tubería de hierro, los demás
7308.20.00.00 KGM 10.00 Torres y postes de hierro
7308.30.00.00 KGM 10.00 Puertas y ventanas de hierro
7308.40.00.00 KGM 10.00 Andamios y puntales
7308.90.00.00 KGM 10.00 Estructuras metálicas y sus partes, las demás
7309.00.00.00 C62 10.00 Tanques y depósitos de hierro de más de 300 litros
7310.10.00.00 C62 10.00 Toneles y bidones de hierro
7311.00.00.00 C62 5.00 Cilindros para gas comprimido o licuado
7312.10.00.00 KGM 5.00 Cables y torones de acero
7313.00.00.00 KGM 10.00 Alambre de púas
7314.20.00.00 KGM 10.00 Malla electrosoldada de acero
7314.41.00.00 KGM 10.00 Malla ciclón y enrejados galvanizados
7315.11.00.00 KGM 5.00 Cadenas de rodillos
7317.00.00.00 KGM 10.00 Clavos, grapas y tachuelas de hierro
7318.14.00.00 KGM 10.00 Tornillos taladradores
7318.15.00.00 KGM 5.00 Tornillos y pernos, incluso con sus tuercas
7318.16.00.00 KGM 5.00 Tuercas de hierro
7318.22.00.00 KGM 5.00 Arandelas de hierro
7320.10.00.00 KGM 5.00 Ballestas y hojas de resorte
7320.20.00.00 KGM 5.00 Resortes helicoidales
7321.11.00.00 C62 15.00 Estufas y cocinas de gas
7323.93.00.00 KGM 15.00 Ollas, sartenes y utensilios de acero inoxidable
7324.10.00.00 C62 15.00 Lavatrastos y fregaderos de acero inoxidable
7325.99.00.00 KGM 10.00 Manufacturas moldeadas de hierro, las demás
7326.20.00.00 KGM 10.00 Manufacturas de alambre de hierro
7326.90.00.00 KGM 10.00 Manufacturas de hierro o acero, las demás
7403.11.00.00 KGM 0.00 Cátodos de cobre refinado
7408.11.00.00 KGM 0.00 Alambre de cobre refinado
7411.10.00.00 KGM 0.00 Tubos de cobre
7412.20.00.00 KGM 5.00 Accesorios de tubería de latón
7502.10.00.00 KGM 0.00 Níquel en bruto sin alear
7601.10.00.00 KGM 0.00 Aluminio en bruto sin alear
7604.21.00.00 KGM 5.00 Perfiles huecos de aluminio
7606.12.00.00 KGM 0.00 Láminas de aluminio aleado
7607.11.00.00 KGM 0.00 Papel aluminio sin soporte
7608.20.00.00 KGM 5.00 Tubos de aluminio
7610.10.00.00 KGM 15.00 Puertas y ventanas de aluminio
7612.90.00.00 KGM 10.00 Latas y envases de aluminio
7615.10.00.00 KGM 15.00 Ollas y utensilios de aluminio
7616.99.00.00 KGM 10.00 Manufacturas de aluminio, las demás
7801.10.00.00 KGM 0.00 Plomo refinado en bruto
7901.11.00.00 KGM 0.00 Cinc en bruto
8001.10.00.00 KGM 0.00 Estaño en bruto
8108.90.00.00 KGM 0.00 Manufacturas de titanio
8201.10.00.00 C62 5.00 Palas
8201.30.00.00 C62 5.00 Azadones, piochas y rastrillos
8201.40.00.00 C62 5.00 Machetes, hachas y azuelas
8202.20.00.00 KGM 5.00 Hojas de sierra de cinta
8203.20.00.00 C62 5.00 Alicates, tenazas y pinzas
8204.11.00.00 C62 5.00 Llaves de ajuste de mano fijas
8205.20.00.00 C62 5.00 Martillos
8205.40.00.00 C62 5.00 Destornilladores, desarmadores
8205.59.00.00 C62 5.00 Herramientas de mano, las demás
8206.00.00.00 SET 5.00 Juegos de herramientas de mano
8207.50.00.00 KGM 5.00 Brocas
8208.30.00.00 KGM 5.00 Cuchillas para máquinas de cocina o alimentos
8211.92.00.00 C62 15.00 Cuchillos de hoja fija
8212.10.00.00 C62 15.00 Máquinas de afeitar manuales, rasuradoras
8212.20.00.00 C62 15.00 Hojas de afeitar
8213.00.00.00 C62 15.00 Tijeras
8215.99.00.00 KGM 15.00 Cubiertos de mesa
8301.10.00.00 C62 15.00 Candados
8301.40.00.00 C62 15.00 Cerraduras y chapas
8302.10.00.00 KGM 10.00 Bisagras
8302.42.00.00 KGM 10.00 Herrajes para muebles
8303.00.00.00 C62 15.00 Cajas fuertes
8305.20.00.00 KGM 15.00 Grapas de oficina
8307.10.00.00 KGM 5.00 Tubos flexibles de hierro
8308.90.00.00 KGM 5.00 Hebillas, broches y cierres de metal
8309.90.00.00 KGM 5.00 Tapas y tapones de metal, corcholatas
8310.00.00.00 KGM 15.00 Rótulos y placas de metal
8311.10.00.00 KGM 10.00 Electrodos para soldar
`;
